import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readFileStamps, readFileStampsYielding } from './file-stamps'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'stamps-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

it('a look at a folder of many files lets others take their turn', async () => {
  const [content, assets] = [join(directory, 'content'), join(directory, 'public')]
  mkdirSync(assets)
  const turnsOfALook = async () => {
    let [turns, isOver] = [0, false]
    const look = readFileStampsYielding(content, assets).finally(() => {
      isOver = true
    })
    for (; !isOver; turns += 1) await setImmediate()
    expect((await look).folders).toEqual(readFileStamps(content, assets).folders)
    return turns
  }
  const few = await turnsOfALook()
  for (let at = 0; at < 1500; at += 1) writeFileSync(join(assets, `${at}.txt`), '')
  expect(await turnsOfALook()).toBe(few + 3)
})
