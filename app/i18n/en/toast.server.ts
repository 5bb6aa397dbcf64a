export const toast = {}
