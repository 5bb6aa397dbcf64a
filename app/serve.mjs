#!/usr/bin/env node
// Runs one process that serves the built shop behind Express, as remix-serve does. Unlike remix-serve it logs no line
// per request, since a query may hold the key of a receipt, and it shuts down without losing a request.
import cluster from 'node:cluster'
import { readdirSync } from 'node:fs'
import { Server } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { constants } from 'node:zlib'
import { createRequestHandler } from '@remix-run/express'
import { installGlobals } from '@remix-run/node'
import compression from 'compression'
import express from 'express'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stopWithinMs = 10_000
/** A draining process may take this long, because the other processes serve in the meantime. */
const leaveWithinMs = 30_000

// V8 by default lets garbage grow to several times the live heap. Collecting at 1.4 times the live heap costs no
// measurable CPU and saves a quarter of the memory.
setFlagsFromString('--heap-growing-percent=40')

const { PORT = '3000', HOST } = process.env
process.env.NODE_ENV ??= 'production'
let isServing = false
// The packages are loaded by now, while the primary process prepares the data. The shop's own code reads its settings
// and the secret stored with the data, so it waits. A primary of an older version starts workers only once it is ready,
// and sends no message.
if (cluster.isWorker && process.env.WAIT_FOR_START === 'on') await messageFrom('start')
const build = await import('../build/server/index.js')
const { beginEnd, beginStopping, chooseReader, confirmHost, end } = build.entry.module
const { handlerForPath, onClientError, sendErrorPage, withCanonicalUrls } = build.entry.module
// Remix accepts no native globals if single fetch is off.
installGlobals({ nativeFetch: build.future.v3_singleFetch })

const app = express()
app.disable('x-powered-by')
// A file has exactly one URL, like a page.
app.enable('case sensitive routing')
app.use(confirmHost)
app.use(
  compression({
    // The package's default is 4. Quality 5 makes a page a twelfth shorter and costs a third of a millisecond.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    // A byte range counts the bytes of the uncompressed file, so a compressed part could not continue an earlier
    // download.
    filter: (request, response) => {
      if (!response.hasHeader('Content-Range')) return compression.filter(request, response)
      response.vary('Accept-Encoding')
      return false
    },
  }),
)
// The names of the files are read once, so that a request for a page needs no disk access.
const files = join(root, build.assetsBuildDirectory)
/** The shop removes the slash that a folder redirect would add, so the redirect would loop forever. */
const own = { redirect: false }
app.use('/assets', express.static(join(files, 'assets'), { ...own, immutable: true, maxAge: '1y' }))
for (const name of readdirSync(join(root, 'public')))
  app.use(`/${name}`, express.static(join(root, 'public', name), { ...own, maxAge: '1h' }))
app.use(chooseReader)
const mode = process.env.NODE_ENV
const findHandler = handlerForPath(withCanonicalUrls(build), (part) =>
  createRequestHandler({ build: part, mode }),
)
app.all('*', (request, response, next) => findHandler(request.path)(request, response, next))
app.use(sendErrorPage)

const server = app.listen(Number(PORT), HOST || undefined, () => {
  isServing = true
  process.send?.('listening')
})
server.on('clientError', onClientError)
server.on('error', (error) => {
  console.error(`PORT ${PORT} cannot be used: ${error.message}`)
  process.exit(1)
})

/**
 * Waits for a message from the primary process. If the process is told to drain before it serves, it exits at once.
 * Other messages on the channel are ignored.
 */
function messageFrom(what) {
  return new Promise((resolve) => {
    process.on('message', (message) => {
      if (message === 'drain' && !isServing) process.exit(0)
      if (message === what) resolve()
    })
    process.send('loaded')
  })
}

let isEnding = false

/**
 * Ends this process after its last response, or after `withinMs` at the latest. `takeNoMore` stops accepting
 * connections. Until then every response asks the client to close its connection.
 */
async function endAfter(withinMs, takeNoMore) {
  // The timer is also set if a process that is draining is then told to stop.
  setTimeout(() => process.exit(0), withinMs)
  if (isEnding) return
  isEnding = true
  beginEnd()
  await takeNoMore()
  await end()
  process.exit(0)
}

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

// Other processes still listen, so the shop stays ready. A keep-alive connection is promised a few more seconds, in
// which a request may be under way.
process.on('message', (message) => {
  if (message !== 'drain') return
  void endAfter(
    leaveWithinMs,
    () => new Promise((closed) => Server.prototype.close.call(server, closed)),
  )
})
