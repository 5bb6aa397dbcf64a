import { useLocation } from '@remix-run/react'
import { useWords } from '#app/i18n/use-words.ts'
import { scenePath } from '#app/art/art-paths.ts'
import type { Outage } from './outage.ts'
import { PostForm } from './post-form.tsx'
import { Reference } from './reference.tsx'

/** In a page's place while the database cannot be asked. */
export function OutagePage({ outage: { isUnsure, again } }: { outage: Outage }) {
  const { t } = useWords()
  const { pathname, search } = useLocation()
  const words = again ? 'error.awayAgain' : isUnsure ? 'error.awayUnsure' : 'error.awayWords'
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <div className="side side--half section">
          <img className="scene" src={scenePath('lost')} width="300" height="240" alt="" />
          <div className="lost">
            <p className="kicker">{t('error.code', { status: 503 })}</p>
            <h1>{t('error.away')}</h1>
            <p className="lede">{t(words)}</p>
            <Reference />
            {again ? (
              <SendAgain fields={again} />
            ) : (
              <a className="btn" href={pathname + search} data-document="">
                {t(isUnsure ? 'error.lookAgain' : 'error.tryAgain')}
              </a>
            )}
          </div>
        </div>
      </div>
    </main>
  )
}

/** The same key goes with it: what was done before is answered with what it made. */
function SendAgain({ fields }: { fields: NonNullable<Outage['again']> }) {
  const { t } = useWords()
  return (
    <PostForm reloadDocument>
      {fields.map(([name, value], n) => (
        <input key={n} type="hidden" name={name} value={value} />
      ))}
      <button className="btn">{t('error.tryAgain')}</button>
    </PostForm>
  )
}
