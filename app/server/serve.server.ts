import { Server as NetServer } from 'node:net'
import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { installGlobals, type ServerBuild } from '@remix-run/node'
import { beginEnd, end } from '#app/background-jobs.server.ts'
import { findUnreadiness } from '#app/database/readiness.server.ts'
import { beginStopping } from '#app/observability/stopping.server.ts'
import { createApplication } from './application.server.ts'
import { closeConnections } from './connections.server.ts'
import { createHttpServer } from './http-server.server.ts'

const stopWithinMs = 10_000
/** A draining process may take this long, because the other processes serve in the meantime. */
const leaveWithinMs = 30_000

/**
 * Ends this process if its pages need tables or columns that the database lacks. If the database does not answer, the shop
 * serves and says so, because it may answer later.
 */
export async function requireMigrations() {
  if ((await findUnreadiness()) !== 'migrations') return
  console.error(
    'The tables of the shop are older than this version: run "npm run shop -- prepare", as "npm start" does, and start again.',
  )
  process.exit(1)
}

/** Serves the build until this process is told to stop, and tells the primary process once it does. */
export function serve(build: ServerBuild, root: string) {
  // Remix accepts no native globals if single fetch is off.
  installGlobals({ nativeFetch: build.future.v3_singleFetch })
  const { PORT = '3000', HOST } = process.env
  const server = createHttpServer(createApplication(build, root))
  server.on('error', (error) => {
    console.error(`PORT ${PORT} cannot be used: ${error.message}`)
    process.exit(1)
  })
  server.listen(Number(PORT), HOST || undefined, () => process.send?.('listening'))
  stopOnSignals(server)
  drainOnMessage(server)
}

let isEnding = false

/**
 * Ends this process after its last response, or after `withinMs` at the latest. `takeNoMore` stops accepting
 * connections. Until then every response asks the client to close its connection.
 */
async function endAfter(withinMs: number, takeNoMore: () => Promise<unknown>) {
  // The timer is also set if a process that is draining is then told to stop.
  setTimeout(() => process.exit(0), withinMs)
  if (isEnding) return
  isEnding = true
  beginEnd()
  closeConnections()
  await takeNoMore()
  await end()
  process.exit(0)
}

function stopOnSignals(server: Server) {
  // The second is the former name of the setting (settings.server.ts).
  const { SHUTDOWN_DELAY_SECONDS, STOP_DELAY } = process.env
  const delayMs = 1000 * Number(SHUTDOWN_DELAY_SECONDS || STOP_DELAY || 0)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    // A terminal signals every process itself, and the primary process then signals the workers again.
    process.on(signal, () => {
      beginStopping()
      void endAfter(delayMs + stopWithinMs, async () => {
        await sleep(delayMs)
        await new Promise((closed) => server.close(closed))
      })
    })
}

/**
 * Other processes still listen, so the shop stays ready. A keep-alive connection is promised a few more seconds, in
 * which a request may be under way; so only the port is closed, and not the idle connections.
 */
function drainOnMessage(server: Server) {
  process.on('message', (message) => {
    if (message !== 'drain') return
    if (!server.listening) process.exit(0)
    void endAfter(
      leaveWithinMs,
      () => new Promise((closed) => NetServer.prototype.close.call(server, closed)),
    )
  })
}
