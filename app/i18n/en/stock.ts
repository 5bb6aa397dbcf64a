export const stock = {
  heading: 'Tell me when it is back',
}
