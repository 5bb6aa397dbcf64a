export const compare = {
  heading: 'Compare',
}
