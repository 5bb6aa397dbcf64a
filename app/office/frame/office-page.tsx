import type { ReactNode } from 'react'
import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import styles from '#app/styles/office/office.css?url'
import { officeScript } from './office-script.server.ts'
import { useOffice } from './office-context.ts'
import { OfficeHeader } from './office-navigation.tsx'
import type { OfficePageId } from './office-pages.ts'

type OfficePageProps = {
  title: string
  /** The entry of the navigation that the page belongs to. */
  current?: OfficePageId
  /** They stand beside the heading and are for the page as a whole. */
  tools?: ReactNode
  children?: ReactNode
}

/** Renders a whole document of the office. Each page and error page of it is one such element. */
export function OfficePage({ title, current, tools, children }: OfficePageProps) {
  const { language, t, toast, staff } = useOffice()
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${shopIdentity().name}`}</title>
        <link rel="stylesheet" href={styles} />
        <script type="module" src={officeScript} />
      </head>
      <body>
        <a className="skip" href="#main">
          {t('frame.skip')}
        </a>
        {staff ? <OfficeHeader current={current} /> : <ShopHeader />}
        <main id="main" className="main" tabIndex={-1}>
          {toast && (
            <p className={toast.isError ? 'toast toast--error' : 'toast'} role="status">
              {toast.message}
            </p>
          )}
          <div className="heading">
            <h1>{title}</h1>
            {tools}
          </div>
          {children}
        </main>
      </body>
    </html>
  )
}

const ShopHeader = () => (
  <header className="frame">
    <p className="frame__shop">{shopIdentity().name}</p>
  </header>
)
