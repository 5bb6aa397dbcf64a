export const officeProducts = {}
