import { readdirSync, readFileSync } from 'node:fs'
import { root } from './run.mjs'

/** Where views stand: the shared ones, and beside their routes those of one route. */
const folders = [/^components\//, /^app\/.*\/_components\//]

const tsxFiles = (): string[] =>
  ['app', 'components']
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => file.endsWith('.tsx') && folders.some((folder) => folder.test(file)))
    .sort()

/** The examples of views, as paths from the root. */
export const exampleFiles = (): string[] => tsxFiles().filter((file) => file.endsWith('.examples.tsx'))

/** A view as messages and the gallery name it: its path without what every such path has. */
export const nameOf = (file: string): string =>
  file
    .replace(/(?:\.client|\.examples)?\.tsx$/, '')
    .replace(/^components\/|^app\/\[lang\]\/|_components\//g, '')

/**
 * The views, as paths from the root: files that are called like a component. Frames are none, the async ones: they ask
 * queries and put views into the shell.
 */
export const viewFiles = (): string[] =>
  tsxFiles().filter(
    (file) =>
      /\/[A-Z][^/.]*(?:\.client)?\.tsx$/.test(file) &&
      !/^export async function /m.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
