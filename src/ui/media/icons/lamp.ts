export const lampIcon = 'M8.4 4h7.2l3.2 8.2H5.2L8.4 4ZM12 12.2v7.6m-4 0h8M15.6 12.2v2.6'
