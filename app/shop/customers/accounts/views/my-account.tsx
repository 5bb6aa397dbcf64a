import { AddressBook } from '#app/shop/customers/addresses/address-book.tsx'
import type { AddressBookPage } from '#app/shop/customers/addresses/address-book.ts'
import { AccountNav } from './account-nav.tsx'
import { CustomerDataPart } from './customer-data.tsx'
import { DeleteAccountForm } from './delete-account.tsx'
import { EmailPart } from './my-email.tsx'
import { PasswordForm } from './my-password.tsx'
import { NameForm } from './profile-form.tsx'
import type { Profile } from '../profile.ts'
import { SignInsList } from './sign-ins-list.tsx'

type MyAccountProps = { profile: Profile; addresses: AddressBookPage }

/** Shows all parts of an account, each with its own forms. */
export function MyAccount({ profile, addresses }: MyAccountProps) {
  return (
    <div className="side side--left">
      <AccountNav current="/my-account" />
      <div className="stack-lg account-parts">
        <NameForm name={profile.name} />
        <EmailPart profile={profile} />
        <AddressBook book={addresses} />
        <PasswordForm email={profile.email} />
        <SignInsList signIns={profile.signIns} />
        <CustomerDataPart />
        <DeleteAccountForm />
      </div>
    </div>
  )
}
