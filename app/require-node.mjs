// Ends the process with a sentence where Node.js is older than package.json asks for. It is imported before anything
// else and written for older versions, which would otherwise fail somewhere in the packages.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** As `>=20.19` says it. */
const least = engines.node.replace('>=', '')
const [leastMajor, leastMinor] = least.split('.').map(Number)
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`Node.js ${least} or newer is needed, and this is ${process.versions.node}.`)
  process.exit(1)
}
