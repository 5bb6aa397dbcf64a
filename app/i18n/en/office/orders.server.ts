export const officeOrders = {}
