export const filterIcon = 'M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5'
