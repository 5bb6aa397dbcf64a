export const profile = {
  heading: 'My account',
}
