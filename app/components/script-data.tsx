import { useContext } from 'react'
import { Nonce } from './nonce.ts'
import { formatScriptData } from './script-data.ts'

/** Renders structured data (schema.org) beside the readable page. */
export function ScriptData({ data }: { data: object }) {
  const nonce = useContext(Nonce)
  const __html = formatScriptData(data)
  return <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html }} />
}
