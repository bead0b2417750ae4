export const serviceBellIcon = 'M4 17a8 8 0 0 1 16 0ZM3 20.2h18M12 9V6.2M10.2 5.8h3.6'
