import { useContext } from 'react'
import { Nonce } from './nonce.ts'
import { formatScriptData } from './script-data.ts'

/** Renders structured data (schema.org) beside the readable page. */
export function ScriptData({ data }: { data: object }) {
  return <SerialisedScriptData json={formatScriptData(data)} />
}

/** Renders the same for data that {@link formatScriptData} has serialised. */
export function SerialisedScriptData({ json }: { json: string }) {
  const nonce = useContext(Nonce)
  return (
    <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: json }} />
  )
}
