import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Zip, ZipPassThrough } from 'fflate'
import { expect, test } from 'vitest'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { ebooksKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { peakMb, processTree, residentMb } from '../../benchmarks/process-usage.ts'
import { eBook } from '../../fixtures/catalogue.ts'
import { serveShop } from '../../served-shop.ts'
import { aFolder } from '../../shop/command/run-command.ts'
import { buy } from '../../shop/downloads/bought.ts'
import { ownMp3 } from '../../shop/ebooks/own-files.ts'

const megabytes = process.env.LONG ? 500 : 60
/** The command, and what a slow download adds to the server, stay below these. */
const mostMb = { command: 300, server: 40 }

/** Writes a zip of recordings of five megabytes each. */
async function writeAudiobook(path: string) {
  const recording = ownMp3(312)
  const file = createWriteStream(path)
  const zip = new Zip((_error, part, isLast) => {
    file.write(part)
    if (isLast) file.end()
  })
  for (let n = 0; n < megabytes / 5; n++) {
    const entry = new ZipPassThrough(`${n}.mp3`)
    zip.add(entry)
    entry.push(recording, true)
    if (file.writableNeedDrain) await once(file, 'drain')
  }
  zip.end()
  await once(file, 'finish')
}

/** Runs a command of the built shop. Returns its highest resident memory in MB. */
async function peakOfCommand(...args: string[]): Promise<number> {
  const running = promisify(execFile)(process.execPath, ['app/server/start.mjs', 'shop', ...args])
  let peak = 0
  let isOver = false
  const ended = running.finally(() => (isOver = true))
  while (!isOver) {
    for (const pid of processTree(running.child.pid!)) peak = Math.max(peak, peakMb(pid) ?? 0)
    await Promise.race([sleep(50), ended])
  }
  await ended
  return peak
}

/** Downloads a file, reading none of it for some seconds. Returns its hash and how much the server grew meanwhile. */
async function downloadSlowly(url: string, pid: number) {
  const before = residentMb(pid)
  const request = http.get(url)
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  answer.pause()
  await sleep(3000)
  const grown = residentMb(pid) - before
  const hash = createHash('sha256')
  for await (const part of answer as AsyncIterable<Buffer>) hash.update(part)
  return { sha256: hash.digest('hex'), grown }
}

test(`an audiobook of ${megabytes} MB is added and sent in bounded memory`, async () => {
  const id = await eBook()
  const path = join(aFolder(), 'audiobook.zip')
  await writeAudiobook(path)
  const peak = await peakOfCommand('ebook', 'add', id, path)
  expect(peak).toBeLessThan(mostMb.command)
  const now = Date.now()
  const number = await buy([id], { now })
  const key = ebooksKey(await ensureLinkSecret(), number, now)
  const shop = await serveShop()
  try {
    const url = `${shop.origin}/downloads/ebooks/${number}/0.zip?key=${key}`
    await (await fetch(url, { headers: { Range: 'bytes=0-9' } })).arrayBuffer()
    const { sha256, grown } = await downloadSlowly(url, shop.pid)
    expect(sha256).toBe(
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    )
    expect(grown).toBeLessThan(mostMb.server)
    console.log(`command ${Math.round(peak)} MB, download ${Math.round(grown)} MB more`)
  } finally {
    await shop.stop()
  }
}, 240_000)
