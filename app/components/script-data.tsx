import { useContext } from 'react'
import { Nonce } from '#app/http/head.ts'
import { formatScriptData } from './script-data.ts'

/** What machines are told of a page (schema.org), beside what they can read of it. */
export function ScriptData({ data }: { data: object }) {
  const nonce = useContext(Nonce)
  const __html = formatScriptData(data)
  return <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html }} />
}
