import * as automotive from './automotive'
import * as company from './company'
import * as energy from './energy'
import * as equipment from './equipment'
import * as food from './food'
import * as bay from './harbour'
import type { Subject } from './kit'
import * as life from './life'
import * as retail from './retail'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every subject by its name in subjects.yaml, e.g. `bone-screw`. */
export const subjects: Record<string, Subject> = Object.fromEntries(
  [automotive, bay, company, energy, equipment, food, life, retail].flatMap((group) =>
    Object.entries(group).map(([name, build]) => [kebab(name), build]),
  ),
)
