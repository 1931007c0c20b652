import { globalSingleton } from './global-singleton'

/** What is running: the version of package.json and the id of the build. */
export type Release = { version: string; build: string }

/** Set by the server at its start; undefined where another program runs this code (`next dev`, tests). */
export const release = globalSingleton<Release | undefined>('release', () => undefined)
