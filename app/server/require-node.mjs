// @ts-check
// Ends the process with a sentence if Node.js is older than package.json requires. It is imported before anything
// else and written for older versions, which would otherwise fail somewhere in the packages.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
/** package.json writes it as `>=20.19`. */
const least = engines.node.replace('>=', '')
const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number)
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`Node.js ${least} or newer is needed, and this is ${process.versions.node}.`)
  process.exit(1)
}
