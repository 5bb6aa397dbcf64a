/** Unseen, for the browser, which keeps the new password with the address. */
export const UsernameField = ({ email }: { email: string }) => (
  <input
    type="email"
    autoComplete="username"
    defaultValue={email}
    readOnly
    hidden
    aria-hidden="true"
    tabIndex={-1}
  />
)
