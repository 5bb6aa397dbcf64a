#!/usr/bin/env node
// One process that answers requests: the built shop behind Express, as remix-serve has it, but for its line of each
// request, whose query may hold the key of a receipt, and with an end that loses nobody's request.
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
/** Others serve meanwhile, and nobody waits for it. */
const leaveWithinMs = 30_000

// Left to itself V8 lets garbage grow to several times what lives. Collecting at 1.4 times of it costs no CPU that could
// be measured, and takes a quarter of the memory away.
setFlagsFromString('--heap-growing-percent=40')

const { PORT = '3000', HOST } = process.env
process.env.NODE_ENV ??= 'production'
let isServing = false
// The packages are read by now, while the data is made ready; the shop itself reads its settings and the secret that
// lies with the data. A first process of a version before this one starts others when it is ready, and says nothing.
if (cluster.isWorker && process.env.WAIT_FOR_START === 'on') await messageFrom('start')
const build = await import('../build/server/index.js')
const { beginEnd, beginStopping, chooseReader, confirmHost, end } = build.entry.module
const { handlerForPath, onClientError, sendErrorPage, withStraightData } = build.entry.module
// Remix takes no others where single fetch is off.
installGlobals({ nativeFetch: build.future.v3_singleFetch })

const app = express()
app.disable('x-powered-by')
// A file has one address, as a page has.
app.enable('case sensitive routing')
app.use(confirmHost)
app.use(
  compression({
    // One more than the package's own choice: a page is a twelfth shorter, which costs a third of a millisecond.
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    // A part of a file is counted in the bytes of the file: packed, what was fetched before would not go on with it.
    filter: (request, response) => {
      if (!response.hasHeader('Content-Range')) return compression.filter(request, response)
      response.vary('Accept-Encoding')
      return false
    },
  }),
)
// By their names: for a page the disk is not asked.
const files = join(root, build.assetsBuildDirectory)
/** A folder is no page: its slash would be taken away again by the shop, for ever. */
const own = { redirect: false }
app.use('/assets', express.static(join(files, 'assets'), { ...own, immutable: true, maxAge: '1y' }))
for (const name of readdirSync(join(root, 'public')))
  app.use(`/${name}`, express.static(join(root, 'public', name), { ...own, maxAge: '1h' }))
app.use(chooseReader)
const mode = process.env.NODE_ENV
const findHandler = handlerForPath(withStraightData(build), (part) =>
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

/** Where it is told to leave before it serves there is nothing to end. Others use the same channel, and go on. */
function messageFrom(what) {
  return new Promise((resolve) => {
    process.on('message', (said) => {
      if (said === 'drain' && !isServing) process.exit(0)
      if (said === what) resolve()
    })
    process.send('loaded')
  })
}

let isEnding = false

/**
 * Ends this process after its last answer, or at the latest after `withinMs`. `takeNoMore` closes the door. Meanwhile
 * every answer asks the client to close its connection.
 */
async function endAfter(withinMs, takeNoMore) {
  // Of one that leaves and is then told to stop, too.
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
  // A terminal tells every process of its own accord, and the first process tells them again.
  process.on(signal, () => {
    beginStopping()
    void endAfter(delayMs + stopWithinMs, async () => {
      await sleep(delayMs)
      await new Promise((closed) => server.close(closed))
    })
  })

// Others listen on, and the shop is as ready as before. A connection that is kept is promised some seconds more, within
// which a request may be under way.
process.on('message', (said) => {
  if (said !== 'drain') return
  void endAfter(
    leaveWithinMs,
    () => new Promise((closed) => Server.prototype.close.call(server, closed)),
  )
})
