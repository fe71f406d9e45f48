/** The documents below a folder that a person has chosen. */
const isDocument = ({ name }) => /\.(?:pdf|docx|html?|csv|md|txt)$/i.test(name);

/** From a folder picker: a FileSystemDirectoryHandle. */
export async function filesOfFolder(folder, path = folder.name) {
  const found = [];
  for await (const entry of folder.values()) {
    const entryPath = path === "" ? entry.name : `${path}/${entry.name}`;
    if (entry.kind === "directory") found.push(...(await filesOfFolder(entry, entryPath)));
    else if (isDocument(entry)) found.push({ path: entryPath, file: await entry.getFile() });
  }
  return found;
}

/** From a file input, with or without `webkitdirectory`. */
export function filesOfInput({ files }) {
  return [...files].filter(isDocument).map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}
