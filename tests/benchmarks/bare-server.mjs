// Serves responses that are held in memory and sent unchanged, which is the least that Node can do. Its argument is
// the file that holds them.
import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import http from 'node:http'

/** @type {Map<string, { status: number, headers: Record<string, string | string[]>, body: Buffer }>} */
const answers = new Map()
for (const { key, status, headers, body } of JSON.parse(readFileSync(process.argv[2], 'utf8')))
  answers.set(key, { status, headers, body: Buffer.from(body, 'base64') })

http
  .createServer((request, response) => {
    const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    const key = `${request.method} ${request.url}`
    const answer = (isPacked && answers.get(`${key} gzip`)) || answers.get(key)
    request.resume().on('end', () => {
      if (!answer) return response.writeHead(404).end()
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  .listen(Number(process.env.PORT), process.env.HOST)
