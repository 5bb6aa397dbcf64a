import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { partName, type StatesPartName } from './state-names.ts'

export function StatesPart({ part, children }: { part: StatesPartName; children: ReactNode }) {
  const { language } = useTranslation()
  return (
    <section className="section section--tight" aria-labelledby={`part-${part}`}>
      <h2 id={`part-${part}`}>{partName(part, language)}</h2>
      <div className="stack-lg">{children}</div>
    </section>
  )
}
