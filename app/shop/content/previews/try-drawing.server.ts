import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

const mostDrawingMs = 3_000
const mostStretched = 2

/**
 * Says that it is ready, draws what it reads, and says whether any pixel is coloured. What is stretched is not drawn: a
 * width of 1 and a height of 4,000 would take gigabytes as an icon.
 */
const program = `
const { Resvg } = require(process.argv[1])
const { shape, ...options } = JSON.parse(process.argv[2])
let svg = ''
process.stdin.setEncoding('utf8')
process.stdin.on('data', (piece) => { svg += piece })
process.stdin.on('end', () => {
  try {
    const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } })
    const stretched = width / height / shape
    const isStretched = !(stretched > 1 / ${mostStretched} && stretched < ${mostStretched})
    const draw = () => new Resvg(svg, options).render().pixels.some(Boolean)
    console.log(isStretched ? 'stretched' : draw() ? 'drawn' : 'blank')
  } catch (error) {
    console.log('fault ' + error.message)
  }
})
console.log('ready')
`

export type TriedDrawing =
  { outcome: 'drawn' | 'blank' | 'slow' | 'stretched' } | { outcome: 'fault'; fault: string }

/**
 * Draws an SVG document with a width in pixels in a process of its own, which is ended after three seconds: nothing else
 * stops the library, and a small file can take it minutes, even to read.
 * @param shape The width by the height of its view box, which the drawing should have.
 */
export function tryDrawing(svg: string, width: number, shape: number): Promise<TriedDrawing> {
  const library = createRequire(import.meta.url).resolve('@resvg/resvg-js')
  const options = {
    font: { loadSystemFonts: svg.includes('<text') },
    fitTo: { mode: 'width', value: width },
    shape,
  }
  const child = spawn(process.execPath, ['-e', program, library, JSON.stringify(options)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let printed = ''
  let timer: NodeJS.Timeout | undefined
  let isSlow = false
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    printed += piece
    // The start of a process on a busy machine is none of the drawing.
    timer ??= setTimeout(() => {
      isSlow = true
      child.kill('SIGKILL')
    }, mostDrawingMs)
  })
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(svg)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(timer)
      resolve(isSlow ? { outcome: 'slow' } : outcomeOf(printed, code))
    })
  })
}

function outcomeOf(printed: string, code: number | null): TriedDrawing {
  const [, last = ''] = printed.trim().split('\n')
  if (last === 'drawn' || last === 'blank' || last === 'stretched') return { outcome: last }
  return {
    outcome: 'fault',
    fault: last.replace(/^fault /, '') || `the drawing ended with ${code}`,
  }
}
