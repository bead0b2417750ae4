export const alertIcon = 'M12 4 2.8 20h18.4L12 4Zm0 6v4.6m0 2.6v.1'
