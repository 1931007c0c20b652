const paths = {
  arrow: 'M4 10h11M10.5 5.5 15 10l-4.5 4.5',
  back: 'M16 10H5M9.5 5.5 5 10l4.5 4.5',
  chevron: 'm7.5 4.5 5.5 5.5-5.5 5.5',
  down: 'm4.5 7.5 5.5 5.5 5.5-5.5',
  up: 'M10 16V5M5.5 9.5 10 5l4.5 4.5',
  close: 'm5 5 10 10M15 5 5 15',
  menu: 'M3 6h14M3 10h14M3 14h14',
  play: 'M7 4.8v10.4l8.2-5.2z',
  pause: 'M7 5v10M13 5v10',
  chat: 'M4 4.5h12v9H9.5L6 16.5v-3H4z',
  globe:
    'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM3.2 10h13.6M10 3c-4.2 4.2-4.2 9.8 0 14M10 3c4.2 4.2 4.2 9.8 0 14',
  download: 'M10 3.5v9M6 9l4 4 4-4M4 16.5h12',
  external: 'M8 4.5H4.5v11h11V12M11.5 4.5h4v4M15.5 4.5 9 11',
  calendar: 'M4 5.5h12v11H4zM4 9h12M7 3.5v4M13 3.5v4',
  place:
    'M10 17c3.5-4 5-6.3 5-8.6a5 5 0 0 0-10 0C5 10.7 6.5 13 10 17zM10 10.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM13.2 13.2 17 17',
  check: 'm4.5 10.5 3.8 3.8 7.2-8',
  qr: 'M4 4h4v4H4zM12 4h4v4h-4zM4 12h4v4H4zM12 12h1.5v1.5H12zM14.5 14.5H16V16h-1.5z',
  grid: 'M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z',
  list: 'M4 5.5h12M4 10h12M4 14.5h12',
} as const

export type IconName = keyof typeof paths

/** A line icon of 20×20 CSS px that takes the text's colour; decorative, so hidden from screen readers. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} {...(name === 'play' && { fill: 'currentColor' })} />
    </svg>
  )
}
