import { type Drawing, icon } from './icon'

/** Twelve neutral function icons: ink lines first, the one accent second. */
const functions: Record<string, Drawing> = {
  a: ['M16 10h24l8 8v36H16zM40 10v8h8M24 28h16M24 36h16', 'M24 45l4 4 8-8'],
  b: ['M11 15h42v38H11zM11 26h42M22 9v11M42 9v11', 'M36 36h9v9h-9z'],
  c: ['M9 54V24L32 10l23 14v30M18 54V32h28v22', 'M25 54V44h14v10M32 44v10'],
  d: [
    'M14.5 46H8V18h30v28H25.5M38 26h10l8 10v10h-3.5M41.5 46H38',
    'M14.5 46a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M41.5 46a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0',
  ],
  e: ['M10 10v44h44M20 54V40M30 54V32M40 54V36M50 54V24', 'M20 28l10-8 10 5 10-13'],
  f: ['M32 8l20 7v15c0 13-8 21-20 26c-12-5-20-13-20-26V15z', 'M23 31l7 7 12-13'],
  g: ['M10 21V10h11M43 10h11v11M54 43v11H43M21 54H10V43M22 22v20M30 22v20M36 22v20M42 22v20', 'M8 32h48'],
  h: [
    'M10 42c0 3.6 6.3 6.5 14 6.5S38 45.6 38 42M10 34c0 3.6 6.3 6.5 14 6.5S38 37.6 38 34M10 26v24c0 3.6 6.3 6.5 14 6.5S38 53.6 38 50V26M10 26c0-3.6 6.3-6.5 14-6.5S38 22.4 38 26S31.7 32.5 24 32.5S10 29.6 10 26',
    'M35 12a9.5 9.5 0 1 1 10 15.5',
  ],
  i: [
    'M16 20a8 8 0 1 0 16 0a8 8 0 1 0-16 0M8 52v-4a12 12 0 0 1 12-12h8a12 12 0 0 1 12 12v4',
    'M40 12.5a8 8 0 0 1 0 15M46 36.5A12 12 0 0 1 56 48v4',
  ],
  j: [
    'M16 16h32v32H16zM24 16V8M32 16V8M40 16V8M24 56v-8M32 56v-8M40 56v-8M16 24H8M16 32H8M16 40H8M56 24h-8M56 32h-8M56 40h-8',
    'M26 26h12v12H26z',
  ],
  k: ['M18 26h28v8a14 14 0 0 1-28 0zM25 26V11M39 26V11', 'M32 48v4a4 4 0 0 0 4 4h16'],
  l: ['M15 9h22l12 12v34H15zM37 9v12h12M23 39h18M23 46h11', 'M23 30h18'],
}

/** Writes function-a … function-l. */
export function drawFunctions(): void {
  for (const [key, drawing] of Object.entries(functions)) icon(`function-${key}`, drawing)
}
