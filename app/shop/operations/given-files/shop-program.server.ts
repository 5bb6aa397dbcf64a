import { constants, setPriority } from 'node:os'
import { resolve } from 'node:path'

/** Returns the path of the command line. The server runs in the shop's folder. */
export const shopProgram = () => resolve('build/command/shop.js')

/** Lets the pages of the shop go before a process. */
export function lowerPriority({ pid }: { pid?: number | undefined }) {
  if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
}
