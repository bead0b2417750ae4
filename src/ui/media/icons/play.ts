export const playIcon = 'M8 5.2v13.6L19 12 8 5.2Z'
