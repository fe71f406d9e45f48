/** Resolves when the site opens and answers without a network: its files and the model's are stored. */
export async function isStored(runtime, model) {
  for (;;) {
    const { models, site } = await runtime.storage();
    const isWhole = models.some(({ id, incompleteBytes }) => id === model && incompleteBytes === 0);
    if (isWhole && site?.isComplete === true) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
