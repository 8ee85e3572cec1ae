/** /upload-contracts: the wizard, with the connection as its first step. */
import { productName } from '../domain/product.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export function UploadContractsScreen() {
  return (
    <>
      <PageTitle>Search &amp; Upload</PageTitle>
      <h1>{productName} Search &amp; Upload</h1>
    </>
  );
}
