export const addresses = {
  heading: 'Addresses',
}
