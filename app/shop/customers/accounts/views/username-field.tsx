/** Renders a hidden field for the browser, which saves the new password together with the address. */
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
