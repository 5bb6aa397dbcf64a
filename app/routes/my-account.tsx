import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { addressActions } from '#app/actions/account/address-actions.server.ts'
import { sharedActions } from '#app/actions/shared-actions.server.ts'
import { accountActions } from '#app/actions/account/account-actions.server.ts'
import { requireCustomer, redirectToSignIn } from '#app/http/customer.server.ts'
import { describeHead } from '#app/http/head.ts'
import { headOf } from '#app/http/head.server.ts'
import { createAction } from '#app/http/create-action.server.ts'
import { requirePageContext, type RequestContext } from '#app/http/request-context.server.ts'
import { canClaim } from '#app/shop/lifecycle/confirm-account.server.ts'
import { ConfirmEmail } from '#app/shop/customers/accounts/views/confirm-email.tsx'
import { findConfirmed } from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { MyAccount } from '#app/shop/customers/accounts/views/my-account.tsx'
import { findOwnProfile } from '#app/shop/lifecycle/profile.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { showAddressBook } from '#app/shop/customers/addresses/address-book.server.ts'
import type { DraftForm } from '#app/shop/customers/drafts/draft.ts'
import { findDrafts } from '#app/shop/customers/drafts/drafts.server.ts'
import { Crumbs } from '#app/components/crumbs.tsx'
import { Icon } from '#app/components/icon.tsx'
import type { InvalidForm } from '#app/components/forms/invalid-form.ts'

const typedForms: DraftForm[] = ['profile.save', 'email.change', 'address.add', 'address.save']

const unkept = { 'Cache-Control': 'private, no-store' }

/**
 * Shows the account of the signed-in customer, or with `?confirm=` the page that the link to an e-mail address opens.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requirePageContext(args)
  const key = context.url.searchParams.get('confirm')
  const read: Shown = key === null ? await readAccount(context) : await readLink(key, context)
  const { status, ...shown } = read
  const { t } = context
  const title = t(shown.page.kind === 'account' ? 'title.myAccount' : 'title.confirmEmail')
  return json(
    { head: headOf(context, { title, noindex: true }), ...shown },
    { status, headers: unkept },
  )
}

type Shown = Awaited<ReturnType<typeof readAccount | typeof readLink>> & {
  note?: string
  /** Holds what was typed before the sign-in ended. */
  entered?: InvalidForm[]
}

async function readAccount(context: RequestContext) {
  const customer = requireCustomer(context)
  const [profile, addresses, drafts] = await Promise.all([
    findOwnProfile(customer, context.language, context.now),
    showAddressBook(customer.customerId, context),
    findDrafts(ownerOf(customer.customerId), typedForms),
  ])
  if (!profile) throw redirectToSignIn(context)
  const ids = new Set(addresses.addresses.map(({ id }) => id))
  // An address that was removed in the meantime has no form to restore.
  const current = drafts.filter(({ form, about }) => form !== 'address.save' || ids.has(about))
  const typed = current.length > 0 && {
    note: context.t('refusal.ended.typed'),
    entered: current.map(({ form, values }): InvalidForm => ({ intent: form, values, errors: {} })),
  }
  return { page: { kind: 'account' as const, profile, addresses }, status: 200, ...typed }
}

/** Reads the link without changing anything, because mail programs open links by themselves. */
async function readLink(key: string, { now, customer, t }: RequestContext) {
  const found = await findConfirmed(key, now)
  if (!found) return { page: { kind: 'confirm' as const, email: undefined }, status: 410 }
  const { email, own } = found
  const isOwn = customer?.customerId === found.customer
  const query = {
    own,
    password: t('signIn.confirm.passwordHint'),
    ...(canClaim(found) && {
      claim: {
        heading: t('signIn.confirm.claimHeading'),
        words: t('signIn.confirm.claimText'),
        button: t('signIn.confirm.claim'),
      },
    }),
  }
  return { page: { kind: 'confirm' as const, email, ...(!isOwn && query) }, status: 200 }
}

export const action = createAction(sharedActions, addressActions, accountActions)

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  describeHead(data?.head, error)

export default function MyAccountPage() {
  const { t } = useTranslation()
  const { page, note } = useLoaderData<typeof loader>()
  const heading = t(page.kind === 'account' ? 'profile.heading' : 'profile.confirmHeading')
  return (
    <main id="main" tabIndex={-1}>
      <div className="wrap">
        <Crumbs steps={[{ name: heading }]} />
        <div className="page-head">
          <h1>{heading}</h1>
          {page.kind === 'account' && (
            <p className="lede">{t('profile.signedInAs', { email: page.profile.email })}</p>
          )}
        </div>
        {note !== undefined && (
          <p className="note note--warm">
            <Icon name="info" />
            <span>{note}</span>
          </p>
        )}
        {page.kind === 'account' ? (
          <MyAccount profile={page.profile} addresses={page.addresses} />
        ) : (
          <ConfirmEmail {...page} />
        )}
      </div>
    </main>
  )
}

export { headers } from '#app/http/headers.ts'
export { ErrorBoundary } from '#app/components/errors/error-page.tsx'
export { links } from '#app/components/style-sheet.ts'
