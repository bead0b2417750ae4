export const checkIcon = 'm5 12.8 4.4 4.4L19.2 7'
