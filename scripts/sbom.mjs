// `npm run sbom`: what the built site is made of, as CycloneDX, in .next/sbom.cdx.json. The build writes it too.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { sbomFile, writeSbom } from './lib/sbom.mjs'

mkdirSync(dirname(sbomFile), { recursive: true })
console.log(`${await writeSbom()} packages: ${sbomFile}`)
