import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { scenePath } from '#app/art/art-paths.ts'

type LostPageProps = { status: number; heading: string; lede: string; children: ReactNode }

/** Replaces a page with what is the matter and, below it, links to other pages. */
export function LostPage({ status, heading, lede, children }: LostPageProps) {
  const { t } = useTranslation()
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <div className="side side--half section">
          <img className="scene" src={scenePath('lost')} width="300" height="240" alt="" />
          <div className="lost">
            <p className="kicker">{t('error.code', { status })}</p>
            <h1>{heading}</h1>
            <p className="lede">{lede}</p>
            {children}
          </div>
        </div>
      </div>
    </main>
  )
}
