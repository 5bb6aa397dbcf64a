export const account = {
  heading: 'Sign in or register',
}
