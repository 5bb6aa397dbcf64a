/** The URL of a picture that came with a folder is this with the name of its file. */
export const folderPrefix = 'folder:'

/** Returns whether the shopkeeper gave the picture, and no source names it. */
export const isOwnPicture = ({ url }: { url: string }) => url === '' || url.startsWith(folderPrefix)
