import type { Dataset } from "./dataset.ts";
import type { DatasetBody } from "./dataset-schema.ts";

/** The dataset as the wire shows it. `base`: URL of the datasets route. */
export function datasetBody(dataset: Dataset, base: string): DatasetBody {
  const { id, name, type, createdAt, updatedAt, status, error, warnings, requiredFields, preservedFields, sources, parts, signature } =
    dataset;
  const urlOf = (fileId: string): string => `${base}/${encodeURIComponent(id)}/parts/${encodeURIComponent(fileId)}?sig=${signature}`;
  return {
    id,
    name,
    created_at: new Date(createdAt).toISOString(),
    updated_at: new Date(updatedAt).toISOString(),
    dataset_type: type,
    validation_status: status,
    ...(error !== undefined && { validation_error: error }),
    ...(warnings.length > 0 && { validation_warnings: warnings }),
    required_fields: requiredFields,
    preserve_fields: preservedFields,
    dataset_parts: parts.map((part, index) => {
      const source = sources[index];
      return {
        id: part.id,
        name: part.name,
        url: urlOf(part.id),
        index,
        size_bytes: part.bytes,
        num_rows: part.rows,
        ...(source && { original_url: urlOf(source.id) }),
        samples: part.samples,
      };
    }),
  };
}
