/** A part that the site needs: `run` resolves when it answers and rejects when it does not. */
export type HealthCheck = {
  name: 'content' | 'database' | 'disk' | 'cache'
  kind: () => string
  run: () => Promise<void>
  /** What should be mended although the part answers; `degraded` is what visitors meet. Never rejects. */
  notes?: () => Promise<Notes>
}
export type Notes = { wrong?: object[]; degraded?: string[] }
