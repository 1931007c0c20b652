/* Own line icons on a 24 grid, stroke 1.7, round joins. */
const paths = {
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.5 16.5L21 21',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l2 1.5H4zM10 21h4',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.6v.2',
  order: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  cart: 'M3 4h3l2.4 11h9.8L20.5 8H7M9.5 19.2v.2M17 19.2v.2',
  box: 'M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.5 7.5L12 12l8.5-4.5M12 12v9',
  truck:
    'M2.5 6h11v10h-11zM13.5 10H18l3.5 3.5V16h-8M6.5 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM17 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  calendar: 'M4 6h16v15H4zM4 11h16M8.5 3v5M15.5 3v5',
  factory: 'M3 21V10l6 4v-4l6 4V4h6v17zM8 21v-3M13 21v-3M18 21v-3',
  shield: 'M12 3l8 3v6c0 4.5-3.3 7.7-8 9-4.7-1.3-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
  coins:
    'M9 4c3.6 0 6 1.2 6 2.8S12.6 9.6 9 9.6 3 8.4 3 6.8 5.4 4 9 4zM3 7v5c0 1.6 2.4 2.8 6 2.8M15 7v3M15 11.4c3.6 0 6 1.2 6 2.8S18.6 17 15 17s-6-1.2-6-2.8 2.4-2.8 6-2.8zM9 14.5V18c0 1.6 2.4 2.8 6 2.8s6-1.2 6-2.8v-3.5',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6',
  receipt: 'M5 3h14v18l-2.3-1.6L14.3 21 12 19.4 9.7 21l-2.4-1.6L5 21zM9 8h6M9 12h6M9 16h3',
  spark: 'M12 3l1.9 5.6L19.5 10.5 13.9 12.4 12 18l-1.9-5.6L4.5 10.5 10.1 8.6zM19 16.5v4M17 18.5h4',
  plug: 'M9 3v5M15 3v5M6 8h12v3a6 6 0 0 1-12 0zM12 17v4',
  canvas: 'M4 4h7v7H4zM15 4h5v5h-5zM4 15h5v5H4zM13 13h7v7h-7z',
  gear: 'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  x: 'M6 6l12 12M18 6L6 18',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  left: 'M15 5l-7 7 7 7',
  plus: 'M12 5v14M5 12h14',
  filter: 'M4 6h16M7 12h10M10 18h4',
  save: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5.5l3.5 2',
  pin: 'M12 21c4.5-4.7 7-8 7-11.5a7 7 0 0 0-14 0C5 13 7.5 16.3 12 21zM12 7a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6',
  users:
    'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 19.5c.5-3.3 3-5 6.5-5s6 1.7 6.5 5M15.5 5.3a3.3 3.3 0 0 1 0 6.4M17.5 15c2.2.6 3.6 2.1 4 4.5',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3',
  thermo: 'M12 3a2 2 0 0 1 2 2v8.5a4 4 0 1 1-4 0V5a2 2 0 0 1 2-2zM12 9v8',
  alert: 'M12 4l9.5 16.5h-19zM12 10v5M12 17.6v.2',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  camera: 'M4 8h4l1.5-2.5h5L16 8h4v11H4zM12 10a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4z',
  send: 'M4 12l16-8-5 16-3.5-6.5zM11.5 13.5L20 4',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 12h16',
  flow: 'M3.5 9.5h5v5h-5zM15.5 4h5v5h-5zM15.5 15h5v5h-5zM8.5 12h3.5M12 6.5v11M12 6.5h3.5M12 17.5h3.5',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  text: 'M5 6h14M12 6v13M9 19h6',
  hash: 'M9.5 4L7.5 20M16.5 4l-2 16M5 9h15M4 15h15',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  toggle: 'M8 7h8a5 5 0 0 1 0 10H8A5 5 0 0 1 8 7zM16 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  doc: 'M6 3h8l5 5v13H6zM14 3v5h5',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  refresh: 'M20 11a8 8 0 0 0-14.5-3.5L4 9M4 4.5V9h4.5M4 13a8 8 0 0 0 14.5 3.5L20 15M20 19.5V15h-4.5',
  wrench:
    'M14.5 6.5a4.5 4.5 0 0 1 5.8-1.3l-3 3 1.5 1.5 3-3a4.5 4.5 0 0 1-6 5.8L7 21l-4-4 8.5-8.8c.3-.7 1.5-1.1 3-1.7z',
  layers: 'M12 3l9 5-9 5-9-5zM3.5 12.5L12 17l8.5-4.5M3.5 16.8L12 21l8.5-4.2',
  building: 'M5 21V4h9v17M14 9h5v12M8 8h3M8 12h3M8 16h3M3 21h18',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
} as const

export type IconName = keyof typeof paths

/** An icon as inline SVG in the current colour. */
export function icon(name: IconName, size = 18, width = 1.7): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="${paths[name]}"/></svg>`
}
