import { randomUUID } from 'node:crypto'
import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { contactActions } from '#app/actions/contact-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { describeHead } from '#app/http/head.ts'
import { loadTextPage } from '#app/loaders/load-legal-page.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext } from '#app/http/request-context.server.ts'
import { ContactForm } from '#app/shop/content/contact/contact-form.tsx'
import { contactFormText } from '#app/shop/content/legal-pages/legal-pages.server.ts'
import { LegalPageHead, LegalPageSections } from '#app/shop/content/legal-pages/legal-page.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const { language, customer, url } = context
  return json(
    {
      ...(await loadTextPage('contact', context)),
      words: contactFormText[language],
      token: randomUUID(),
      known: customer && { name: customer.name, email: customer.email },
      isSent: url.searchParams.has('sent'),
    },
    // The page must not be cached: two visitors with the same token would be taken for one visitor who sends a message
    // twice.
    { headers: { 'Cache-Control': 'private, no-cache' } },
  )
}

export const action = createAction(sharedActions, contactActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function ContactPage() {
  const { page, words, token, known, isSent } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <LegalPageHead page={page} />
        <div className="side">
          <ContactForm words={words} token={token} known={known} isSent={isSent} />
          <aside>
            <LegalPageSections page={page} />
          </aside>
        </div>
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
