import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** The shop's cost of a password (app/shop/customers/accounts/password.server.ts). */
const cost = { N: 2 ** 14, r: 8, p: 5 }
const leastCost = { N: 2, r: 1, p: 1 }

const isCost = (given) => Object.entries(cost).every(([name, value]) => given[name] === value)

const { scrypt } = crypto
/**
 * Derives keys at the least cost where the shop asks for its own, here and in each shop that a test serves. The short
 * form of the tests derives a thousand keys, which takes one core 80 s; the long form has the shop's cost.
 */
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, isCost(options) ? leastCost : options, done)
syncBuiltinESMExports()
