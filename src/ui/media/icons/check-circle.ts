export const checkCircleIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.8 2.8 2.8 5.2-5.6'
