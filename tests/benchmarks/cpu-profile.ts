import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Holds the file that V8 writes with `--cpu-prof`:
 * https://chromedevtools.github.io/devtools-protocol/v8/Profiler/
 */
type Profile = {
  nodes: {
    id: number
    callFrame: { functionName: string; url: string }
    children?: number[]
  }[]
  /** Holds the id of the node that ran at each sample. */
  samples: number[]
  /** Microseconds between samples. */
  timeDeltas: number[]
}

/**
 * The first layer applies whose pattern matches the name and URL of the running function or of a
 * caller.
 */
const layers: [layer: string, pattern: RegExp][] = [
  ['SQLite', /^(all|run|iterate) .*\/build\/server\//],
  ['React renders', /\/node_modules\/react(-dom)?\//],
  ['Remix: routes, data, streams', /\/node_modules\/(@remix-run|turbo-stream)\//],
  ["the shop's own code, Kysely built in", /\/build\/server\/|\/app\//],
  ['HTTP, compression, Express', / node:|\/node_modules\/(express|compression|send|on-headers)\//],
]

export const layerNames = layers.map(([layer]) => layer)

const vmStates = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'V8 and the system'],
])

/**
 * Returns the percentage of each layer in a process's running time after the first `skipped` part,
 * most first.
 */
export function shareOfLayers(folder: string, skipped: number): Map<string, number> {
  const profile = readLargest(folder)
  const layerOf = layersOfNodes(profile)
  const all = profile.timeDeltas.reduce((total, one) => total + one, 0)
  const spent = new Map<string, number>()
  let [at, busy] = [0, 0]
  profile.samples.forEach((id, n) => {
    const microseconds = profile.timeDeltas[n] ?? 0
    at += microseconds
    const layer = layerOf.get(id)
    if (layer === undefined || at < all * skipped) return
    busy += microseconds
    spent.set(layer, (spent.get(layer) ?? 0) + microseconds)
  })
  const sorted = [...spent].sort(([, a], [, b]) => b - a)
  return new Map(sorted.map(([layer, microseconds]) => [layer, (microseconds / busy) * 100]))
}

/** Maps nodes to layers. Idle nodes have none; native code belongs to the layer that called it. */
function layersOfNodes({ nodes }: Profile): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const found = new Map<number, string>()
  const walk = (id: number, caller: string) => {
    const { callFrame, children = [] } = byId.get(id)!
    const { functionName, url } = callFrame
    const own = layers.find(([, pattern]) => pattern.test(`${functionName} ${url}`))?.[0]
    const layer = vmStates.get(functionName) ?? own ?? caller
    if (functionName !== '(idle)') found.set(id, layer)
    for (const child of children) walk(child, layer)
  }
  walk(nodes[0]!.id, 'other')
  return found
}

/** Returns the profile of the thread or process with the most samples. */
function readLargest(folder: string): Profile {
  const files = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))
  const profiles = files.map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Profile,
  )
  const [largest] = profiles.sort((a, b) => b.nodes.length - a.nodes.length)
  if (!largest) throw new Error(`no profile was written to ${folder}`)
  return largest
}
