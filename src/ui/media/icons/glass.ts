export const glassIcon = 'M4.8 4.5h14.4L12 12.6 4.8 4.5ZM12 12.6v7.2m-3.8 0h7.6M7 7h10'
