export const moonIcon = 'M19.6 14.2A8 8 0 0 1 9.8 4.4a8 8 0 1 0 9.8 9.8Z'
